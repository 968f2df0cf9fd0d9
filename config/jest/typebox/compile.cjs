module.exports = globalThis.typebox.compile;
