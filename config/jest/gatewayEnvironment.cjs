const { TestEnvironment } = require('jest-environment-node');
const typebox = require('./typebox/loaded.cjs');

module.exports = class GatewayEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.typebox = typebox;
  }
};
