/**
 * TypeBox as Node itself loads it, once a worker. Jest would load its seven hundred files anew for each test file,
 * which takes longer than most tests do.
 */
exports.index = require('typebox');
exports.compile = require('typebox/compile');
exports.value = require('typebox/value');
