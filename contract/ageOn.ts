/** Age in full years on a given day; both days are `yyyy-MM-dd`. */
export const ageOn = (birthday: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
};
