declare module "virtual:icons" {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module "virtual:cast" {
  /** The address of the folder of portraits, with a slash at its end. */
  const folder: string;
  export default folder;
}
