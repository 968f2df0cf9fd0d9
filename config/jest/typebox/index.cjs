module.exports = globalThis.typebox.index;
