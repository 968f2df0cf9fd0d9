import { styled } from '@mui/material/styles';
import { duration, easing, marqueeSpeed, timing } from '#theme/motion';
import { space, spaceSteps } from '#theme/space';
import { textSize } from '#theme/textSize';
import { typography } from '#theme/typography';
import { vars } from '#theme/vars';
import { Row } from '../Row';

const sample = 'Ngô Tường Vỹ thắng ở Kỵ Sĩ Rồng Lửa, Ễg Ộy Ặp';

const Block = styled('figure')({
  margin: 0,
  color: vars.text.primary,
  '& i': { display: 'block', backgroundColor: vars.primary.main },
  '& figcaption': { marginTop: 6, fontSize: 12, color: vars.text.secondary },
});

const Line = styled('p')({ margin: '0 0 14px', color: vars.text.primary });

/** Each text role with Vietnamese letters. */
export function TypeRoles() {
  return Object.entries(typography).map(([role, style]) => (
    <Line key={role} style={style}>
      {role}: {sample}
    </Line>
  ));
}

export function Spaces() {
  return (
    <Row>
      {spaceSteps.map((step) => (
        <Block key={step}>
          <i style={{ width: space(step), height: space(step) }} />
          <figcaption>
            {step} · {space(step)}
          </figcaption>
        </Block>
      ))}
    </Row>
  );
}

export function TextSizes() {
  return Object.entries(textSize).map(([name, fontSize]) => (
    <Line key={name} style={{ fontSize }}>
      {name} · {fontSize}: {sample}
    </Line>
  ));
}

export function Radii() {
  return (
    <Row>
      {Object.entries(vars.radius).map(([name, radius]) => (
        <Block key={name}>
          <i style={{ width: 88, height: 56, borderRadius: radius }} />
          <figcaption>{name}</figcaption>
        </Block>
      ))}
    </Row>
  );
}

const milliseconds = (time: number) => `${time} ms`;

const movements = [
  ...Object.entries(duration),
  ...Object.entries(easing),
  ...Object.entries(timing).map(([name, time]) => [name, milliseconds(time)] as const),
  ['notice bar', `${marqueeSpeed} px a second`],
] as const;

const Table = styled('table')({
  borderCollapse: 'collapse',
  color: vars.text.primary,
  '& th, & td': {
    padding: '8px 16px 8px 0',
    textAlign: 'left',
    borderBottom: `1px solid ${vars.line.subtle}`,
  },
  '& th': { fontWeight: 600 },
});

/** Every duration, curve and interval of the product's animations. */
export function Durations() {
  return (
    <Table>
      <tbody>
        {movements.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
