/** Makes something of a list, and once for as long as it is the same: who has it gives it again until there is something new. */
export function madeOf<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  let last: { of: Of; made: Made } | undefined;
  return (of) => {
    if (last?.of !== of) last = { of, made: make(of) };
    return last.made;
  };
}
