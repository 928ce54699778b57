declare module "virtual:icons" {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module "virtual:python" {
  /** The address of the folder with Python, with a slash at its end, and the files there with their sizes. */
  const files: { folder: string; sizes: Record<string, number> };
  export default files;
}

declare module "virtual:cast" {
  /** The address of the folder of portraits, with a slash at its end. */
  const folder: string;
  export default folder;
}
