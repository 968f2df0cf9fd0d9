import { styled } from '@mui/material/styles';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
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

/** Each role of text with Vietnamese letters. */
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
      {Object.entries(space).map(([name, size]) => (
        <Block key={name}>
          <i style={{ width: size, height: size }} />
          <figcaption>
            {name} · {size}
          </figcaption>
        </Block>
      ))}
    </Row>
  );
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

export function Durations() {
  return (
    <ul>
      {Object.entries(duration).map(([name, time]) => (
        <li key={name}>
          {name}: {time}
        </li>
      ))}
    </ul>
  );
}
