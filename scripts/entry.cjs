'use strict';
// `node scripts/entry.cjs <file.ts> [arguments]`: runs a file of the project by the project's own Node.
// Every command begins here, on whatever Node the system has, so the .cjs files keep to syntax that Node 8 reads.
var childProcess = require('child_process');
var path = require('path');
var nodeVersion = require('./nodeVersion.cjs');
var packages = require('./packages.cjs');

var PROJECT = path.join(__dirname, '..');

function fail(line) {
  process.stderr.write(line + '\n');
  process.exit(1);
}

function environment() {
  var env = Object.assign({}, process.env);
  env.PATH = path.join(PROJECT, 'node_modules', '.bin') + path.delimiter + (env.PATH || '');
  // Saves a start the compiling and the type stripping of the one before.
  if (!env.NODE_COMPILE_CACHE) env.NODE_COMPILE_CACHE = path.join(PROJECT, '.cache', 'node');
  return env;
}

function become(node, args) {
  // Without a process in between, signals and exit status are the command's own.
  if (process.execve && process.platform !== 'win32')
    process.execve(node, [node].concat(args), environment());
  var child = childProcess.spawn(node, args, { stdio: 'inherit', env: environment() });
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach(function (signal) {
    process.on(signal, function () {
      child.kill(signal);
    });
  });
  child.on('error', function (error) {
    fail(
      'The project runs on ' +
        node +
        ', which does not start here (' +
        error.code +
        '): it needs Linux with glibc, macOS or Windows.',
    );
  });
  child.on('exit', function (status, signal) {
    process.exit(signal ? 1 : status);
  });
}

if (!nodeVersion.isEnough(process.version)) fail(nodeVersion.refusal(process.version));
process.chdir(PROJECT);
if (packages.needInstall(PROJECT) && !packages.install(PROJECT)) {
  fail('Installing the packages failed for the reason above. Mend it, then run the command again.');
}
var node = packages.lockedNode(PROJECT);
if (!node)
  fail(
    'node_modules has no Node for ' +
      process.platform +
      '-' +
      process.arch +
      ': remove the folder and run the command again.',
  );
become(node, process.argv.slice(2));
