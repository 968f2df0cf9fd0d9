import { CalendarPopover } from '../../ui/fields/CalendarPopover';
import { calendarWords as english } from '../../ui/fields/calendarWords/en';
import { calendarWords as vietnamese } from '../../ui/fields/calendarWords/vi';
import { CaptchaField } from '../../ui/fields/CaptchaField';
import { Checkbox } from '../../ui/fields/Checkbox';
import { CodeBoxes } from '../../ui/fields/CodeBoxes';
import { CodeField } from '../../ui/fields/CodeField';
import { DateField } from '../../ui/fields/DateField';
import { DateRange } from '../../ui/fields/DateRange';
import { Field } from '../../ui/fields/Field';
import { FieldFrame } from '../../ui/fields/FieldFrame';
import { LanguageSelect } from '../../features/language/LanguageSelect';
import { MobileField } from '../../forms/MobileField';
import { MoneyField } from '../../ui/fields/MoneyField';
import { NumberPad } from '../../ui/fields/NumberPad';
import { PasswordField } from '../../ui/fields/PasswordField';
import { Select } from '../../ui/fields/Select';
import { Stepper } from '../../ui/data-display/Stepper';
import { Switch } from '../../ui/fields/Switch';
import { Upload, type UploadedFile } from '../../ui/fields/Upload';
import type { PartSamples } from './partSample';

const nothing = () => undefined;
const field = { label: 'Tên', name: 'name', value: '1', onChange: nothing };
const choice = { name: 'agreed', checked: true, onChange: nothing };
const eye = { showLabel: 'Hiện', hideLabel: 'Ẩn' };
const dong = {
  symbol: '₫',
  hasDecimals: false,
  show: (kept: string) => kept,
  keep: (typed: string) => typed,
};
const setting = {
  language: 'vi',
  today: '2026-11-20',
  words: {
    placeholder: 'ngày/tháng/năm',
    open: (label: string) => label,
    close: 'Đóng',
    noDay: 'Không có ngày này',
    tooEarly: (min: string) => min,
    tooLate: (max: string) => max,
  },
} as const;
const dialing = {
  name: 'dialing',
  label: 'Mã vùng',
  value: '84',
  options: [{ value: '84', label: 'Việt Nam' }],
  onChange: nothing,
};
const file = (state: UploadedFile['state']): UploadedFile => ({
  ...{ id: state, name: state, picture: new File([], state), state },
  ...(state === 'uploading' && { share: 0.5 }),
  ...(state === 'refused' && { reason: 'Lớn quá', canRetry: true }),
});

export const fieldParts = {
  MarqueeCalendarPopover: {
    element: (
      <CalendarPopover
        {...{ label: 'Từ ngày', closeLabel: 'Đóng', words: vietnamese, today: '2026-11-20' }}
        {...{ day: undefined, min: undefined, max: undefined, from: undefined }}
        anchor={document.body}
        onChange={nothing}
        onClose={nothing}
      />
    ),
    variant: { words: english },
  },
  MarqueeCaptchaField: {
    element: (
      <CaptchaField
        {...field}
        {...{ image: 'data:,', failed: false, imageLabel: 'Ảnh', renewLabel: 'Đổi', onRenew: nothing }}
      />
    ),
    variant: { failed: true },
  },
  MarqueeCheckbox: {
    element: (
      <Checkbox {...choice} error="Bắt buộc">
        Đồng ý
      </Checkbox>
    ),
    variant: { disabled: true },
  },
  MarqueeCodeBoxes: { element: <CodeBoxes {...field} />, variant: { secret: true } },
  MarqueeCodeField: {
    element: <CodeField {...field} sendLabel="Gửi" loading={false} onSend={nothing} />,
    variant: { loading: true },
  },
  MarqueeDateField: {
    element: <DateField {...field} setting={setting} />,
    variant: { disabled: true },
  },
  MarqueeDateRange: {
    element: (
      <DateRange
        value={{ from: '2026-11-14', to: '2026-11-20' }}
        onChange={nothing}
        setting={setting}
        way="past"
        labels={{ group: 'Thời gian', from: 'Từ', to: 'Đến', preset: String }}
      />
    ),
    variant: { way: 'ahead' },
  },
  MarqueeField: {
    element: <Field {...field} startAdornment="+" />,
    variant: { disabled: true },
  },
  MarqueeFieldFrame: {
    element: (
      <FieldFrame controlId="control" label="Tên" required error="Sai" helper="Sáu số">
        {(describedBy) => <input id="control" aria-describedby={describedBy} />}
      </FieldFrame>
    ),
    variant: { labelHidden: true },
  },
  MarqueeLanguageSelect: {
    element: (
      <LanguageSelect
        value="VI"
        label="Ngôn ngữ"
        options={[{ code: 'VI', name: 'Tiếng Việt' }]}
        onChange={nothing}
      />
    ),
    variant: { value: 'EN' },
  },
  MarqueeMobileField: {
    element: <MobileField {...field} dialing={dialing} />,
    variant: { disabled: true },
  },
  MarqueeMoneyField: { element: <MoneyField {...field} money={dong} />, variant: { disabled: true } },
  MarqueeNumberPad: {
    element: (
      <NumberPad
        label="Số"
        options={[{ id: '1', label: '1' }]}
        selected={new Set(['1'])}
        onToggle={nothing}
      />
    ),
    variant: { variant: 'words' },
  },
  MarqueePasswordField: { element: <PasswordField {...field} {...eye} />, variant: { disabled: true } },
  MarqueeSelect: {
    element: <Select {...field} options={[{ value: '1', label: 'Một' }]} startAdornment="+" />,
    variant: { disabled: true },
  },
  MarqueeStepper: {
    element: (
      <Stepper
        label="Lệnh"
        steps={(['open', 'done', 'failed', 'current'] as const).map((state) => ({
          label: state,
          state,
          stateLabel: state,
        }))}
      />
    ),
    variant: { label: 'Bước' },
  },
  MarqueeSwitch: { element: <Switch {...choice}>Nhắc</Switch>, variant: { disabled: true } },
  MarqueeUpload: {
    element: (
      <Upload
        {...{ label: 'Ảnh', note: 'Tối đa 3', addLabel: 'Thêm', retryLabel: 'Thử lại', max: 5 }}
        removeLabel={String}
        sendingLabel={String}
        files={[file('done'), file('uploading'), file('refused')]}
        onAdd={nothing}
        onRetry={nothing}
        onRemove={nothing}
      />
    ),
    variant: { max: 6 },
  },
} satisfies PartSamples;
