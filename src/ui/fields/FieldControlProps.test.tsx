import { createTheme } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { Checkbox } from './Checkbox';
import { CodeBoxes } from './CodeBoxes';
import { Field } from './Field';
import { Select } from './Select';
import { Switch } from './Switch';

const onChange = jest.fn();
afterEach(() => onChange.mockClear());

const field = { label: 'Tên', name: 'name', onChange };
const target = expect.objectContaining({ name: 'name' }) as unknown;
const options = (['a', 'b'] as const).map((value) => ({ value, label: value }));

test.each([
  ['Field', <Field key="" {...field} value="" />, 'An', 'An'],
  ['CodeBoxes', <CodeBoxes key="" {...field} value="" />, '7 3', '73'],
  ['Select', <Select key="" {...field} value="a" options={options} />, 'b', 'b'],
])('LIB-03 %s says what is typed, then the event', (_name, element, typed, value) => {
  render(element);
  fireEvent.change(screen.getByLabelText('Tên'), { target: { value: typed } });
  expect(onChange).toHaveBeenCalledWith(value, expect.objectContaining({ type: 'change', target }));
});

test.each([
  ['Checkbox', <Checkbox key="" name="name" checked={false} onChange={onChange} children="Tên" />],
  ['Switch', <Switch key="" name="name" checked={false} onChange={onChange} children="Tên" />],
])('LIB-03 %s says whether it is on, then the event', (_name, element) => {
  render(element);
  fireEvent.click(screen.getByLabelText('Tên'));
  expect(onChange).toHaveBeenCalledWith(true, expect.objectContaining({ type: 'change', target }));
});

test('LIB-02 a slot or a default that a field does not have is an error of types', () => {
  createTheme({
    components: {
      MarqueeField: {
        // @ts-expect-error A field has no slot of this name.
        styleOverrides: { lid: {} },
      },
      MarqueeSelect: {
        // @ts-expect-error A placeholder is a text.
        defaultProps: { placeholder: 1 },
      },
    },
  });
});
