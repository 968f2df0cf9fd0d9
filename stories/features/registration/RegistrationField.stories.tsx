import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RegistrationField } from '@/features/registration/RegistrationField';
import { registrationRules } from '@/features/registration/registrationRules';
import { countryCodes, everyRule } from '@/testing/scenario/accountFixtures';
import { inScenario } from '../../inScenario';

const rules = registrationRules(everyRule, 'register', new Set());
const nothing = () => undefined;

const form = (value: string, error?: string) => ({
  text: (name: string) => ({ name, value, error, onChange: nothing, onBlur: nothing }),
  left: () => error !== undefined,
  values: {},
  sms: { seconds: 0, busy: false, sent: false, press: nothing },
  countries: countryCodes,
  dialling: '84',
  account: undefined,
  setDialling: nothing,
  setValue: nothing,
  age: 21,
});

const [username] = rules;
const birthday = rules.find(({ field }) => field === 'birthday');
if (username === undefined || birthday === undefined) throw new Error('A form has fields');

const meta = {
  component: RegistrationField,
  ...inScenario,
  args: { rule: username, variant: 'register', form: form('') },
} satisfies Meta<typeof RegistrationField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Met: Story = { args: { form: form('minhanh92') } };
export const Wrong: Story = {
  args: { form: form('9', 'Tên đăng nhập chưa đúng định dạng: 4-16 ký tự, bắt đầu bằng chữ cái') },
};
export const Birthday: Story = { args: { rule: birthday, form: form('1990-03-05') } };
