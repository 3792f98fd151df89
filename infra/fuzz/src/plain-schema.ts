export type Schema = {
  type?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  [keyword: string]: unknown;
};

/**
 * The same values said without exclusions. Schemathesis makes up a value of one branch of `oneOf` and throws it away where
 * another branch takes it too; of a large body it throws away almost all, and looks for minutes. The branches of our unions
 * differ by a constant, so `anyOf` says the same, and one of several properties is an object a property. A pattern beside
 * `format: date` repeats it.
 */
export function plainSchema(schema: Schema): Schema {
  const { properties, items, anyOf, oneOf, pattern, ...rest } = schema;
  const alternatives = oneOf && (onePropertyEach(schema) ?? oneOf);
  const isSplit = alternatives !== undefined && alternatives !== oneOf;
  return {
    ...(isSplit ? {} : rest),
    ...(pattern !== undefined && rest['format'] !== 'date' && { pattern }),
    ...(properties && !isSplit && { properties: mapValues(properties) }),
    ...(items && { items: plainSchema(items) }),
    ...(anyOf && { anyOf: anyOf.map(plainSchema) }),
    ...(alternatives && { anyOf: alternatives.map(plainSchema) }),
  };
}

const mapValues = (properties: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, plainSchema(property)]));

/** An object of which exactly one property is there, as one closed object a property. */
function onePropertyEach({ properties = {}, oneOf = [] }: Schema): Schema[] | undefined {
  const names = oneOf.flatMap((branch) => (Object.keys(branch).join() === 'required' ? (branch.required ?? []) : []));
  if (names.length !== oneOf.length || names.length !== Object.keys(properties).length) return undefined;
  return Object.entries(properties).map(([name, property]) => ({
    type: 'object',
    properties: { [name]: property },
    required: [name],
    additionalProperties: false,
  }));
}
