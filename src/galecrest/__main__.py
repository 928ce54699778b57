from galecrest.cli import main

main()
