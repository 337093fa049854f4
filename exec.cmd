@rem The scripts of package.json begin with exec, so that no shell stays between npm and the command: it would hand no signal on.
@rem Windows has no exec.
@%*
