/** Whether somebody born on a day (`yyyy-MM-dd`) has had the birthday of that age, on the day of `now` in UTC. */
export const isOfAge = (birthday: string, age: number, now: Date): boolean => {
  const [year = '', ...monthAndDay] = birthday.split('-');
  const reached = [String(Number(year) + age).padStart(4, '0'), ...monthAndDay].join('-');
  return reached <= now.toISOString().slice(0, 10);
};
