import { sessionLife, socialRegistrationLife } from './constants';

test('design §2: a session lives 30 minutes without a call, and 12 hours at most', () => {
  expect(sessionLife).toEqual({ idle: 1_800, absolute: 43_200 });
});

test('LOGIN-11 a social sign-in waits 30 minutes for its registration', () => {
  expect(socialRegistrationLife).toBe(1_800);
});
