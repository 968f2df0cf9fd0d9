module.exports = globalThis.typebox.value;
