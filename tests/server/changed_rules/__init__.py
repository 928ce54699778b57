"""Later versions of the rules, for tests of an update. Python imports the module `sitecustomize` of a folder at its start when the folder
is on the path, so every process of a test plays the changed rules: a server, and the workers in which its bots think."""
