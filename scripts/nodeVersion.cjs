'use strict';

// What package.json calls `engines`: npm itself and the few lines before the project's own Node takes over.
var OLDEST = [20, 19];

/** `version` as in process.version, `v20.19.0`. */
function isEnough(version) {
  var parts = version.replace(/^v/, '').split('.').map(Number);
  return parts[0] > OLDEST[0] || (parts[0] === OLDEST[0] && parts[1] >= OLDEST[1]);
}

function refusal(version) {
  return (
    'Marquee needs Node ' +
    OLDEST.join('.') +
    ' or newer and this is ' +
    version +
    ': install one from https://nodejs.org.'
  );
}

module.exports = { isEnough: isEnough, refusal: refusal };
