import Type from 'typebox';
import { nicknameLength } from '../nickname.ts';
import { payoutNetworkNames } from '../payoutNetworks.ts';
import { IdSchema, strict, TimeSchema } from './common.ts';

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const password = Type.String({ minLength: 1, maxLength: 255 });
const PinSchema = Type.String({ pattern: '^[0-9]{6}$' });
const channel = Type.Enum(['mobile', 'email']);
const recipient = Type.String({ minLength: 3, maxLength: 255 });

const BankAccountSchema = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['bank', 'crypto']),
  /** Name of the bank or of the network. */
  bankName: Type.String(),
  /** Masked. */
  number: Type.String(),
  /** Empty for a crypto address. */
  ownerName: Type.String(),
  /** When it can first be used for withdrawals. */
  usableAt: TimeSchema,
});

export const securitySchemas = {
  memberProfile: {
    value: Type.Object({
      account: Type.String(),
      nickname: Type.String(),
      joinedAt: TimeSchema,
      /** Masked; null if there is none. */
      mobile: orNull(Type.String()),
      email: orNull(Type.String()),
      /** The name that bank accounts must bear; masked. */
      payeeName: orNull(Type.String()),
      /** `missing`: this session may set a password. `unproven`: the owner must log in again first. */
      loginPassword: Type.Enum(['set', 'missing', 'unproven']),
      hasWithdrawPassword: Type.Boolean(),
    }),
  },
  changeNickname: {
    body: strict({
      nickname: Type.String({ minLength: nicknameLength.least, maxLength: nicknameLength.most }),
    }),
    value: Type.Null(),
  },
  setWithdrawPassword: {
    body: strict({ password, newPassword: PinSchema, confirmNewPassword: PinSchema }),
    value: Type.Null(),
  },
  contactCode: {
    body: strict({ channel, recipient, countryDialingCode: Type.Optional(Type.String({ maxLength: 5 })) }),
    value: Type.Object({ expiredMinutes: Type.Integer({ minimum: 1 }) }),
  },
  changeContact: {
    body: strict({
      channel,
      recipient,
      countryDialingCode: Type.Optional(Type.String({ maxLength: 5 })),
      code: Type.String({ minLength: 1, maxLength: 16 }),
      password,
    }),
    value: Type.Null(),
  },
  loginHistory: {
    value: Type.Object({
      list: Type.Array(
        Type.Object({ id: Type.String(), at: TimeSchema, ip: Type.String(), agent: Type.String() }),
      ),
    }),
  },
  bankAccounts: {
    value: Type.Object({
      list: Type.Array(BankAccountSchema),
      banks: Type.Array(Type.String()),
      /** Networks for crypto addresses. */
      networks: Type.Array(Type.String()),
      /** The most accounts and addresses together. */
      most: Type.Integer(),
      /** Hours until a new account can be used for withdrawals. */
      coolingHours: Type.Integer(),
    }),
  },
  addBankAccount: {
    body: strict({
      bankName: Type.String({ minLength: 1, maxLength: 120 }),
      number: Type.String({ pattern: '^[0-9]{6,20}$' }),
      ownerName: Type.String({ minLength: 2, maxLength: 120 }),
      password,
    }),
    value: Type.Object({ id: IdSchema }),
  },
  addReceivingAddress: {
    body: strict({
      network: Type.Enum(payoutNetworkNames),
      address: Type.String({ minLength: 1, maxLength: 120 }),
      password,
    }),
    value: Type.Object({ id: IdSchema }),
  },
  removeBankAccount: { query: strict({ id: IdSchema }), value: Type.Null() },
} as const;
