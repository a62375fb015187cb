import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { apiDocument, type ApiDocument, type Operation } from '../../gateway/src/api-docs/document.js';

export type SeenAnswer = { method: string; path: string; status: number; contentType: string; /** Undefined where the answer is no JSON. */ body: unknown };

type KnownRoute = { method: string; template: string; pattern: RegExp; operation: Operation };

/** Routes with fewer parameters first: `preview` is no id. */
function knownRoutes({ paths }: ApiDocument): KnownRoute[] {
  const parameters = (template: string): number => template.split('{').length;
  return Object.entries(paths)
    .toSorted(([one], [other]) => parameters(one) - parameters(other))
    .flatMap(([template, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), template, operation, pattern: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`) })),
    );
}

const mediaOf = (contentType: string): string => contentType.split(';')[0]?.trim() ?? '';

/** Holds answers against the OpenAPI document. @returns for one answer what does not fit, undefined where all does or the route is not one of the document */
export function createAnswerCheck(): (answer: SeenAnswer) => string | undefined {
  const document = apiDocument({ version: '0', cookieName: 'session' });
  const routes = knownRoutes(document);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'api', components: document.components });
  const validators = new Map<object, ValidateFunction>();

  function validatorOf(schema: object): ValidateFunction {
    const made = validators.get(schema) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')) as object);
    validators.set(schema, made);
    return made;
  }

  return ({ method, path, status, contentType, body }) => {
    const route = routes.find((one) => one.method === method && one.pattern.test(path));
    if (!route) return undefined;
    const name = `${method} ${route.template}: ${status}`;
    const expected = route.operation.responses[status];
    if (!expected) return `${name} is not in the document (${JSON.stringify({ body }).slice(0, 200)})`;
    if (!expected.content) return contentType === '' || status < 400 ? undefined : `${name} has a body`;
    const media = expected.content[mediaOf(contentType)];
    if (!media) return `${name} is ${contentType}, not ${Object.keys(expected.content).join(' or ')}`;
    if (!media.schema) return undefined;
    const validate = validatorOf(media.schema);
    return validate(body) ? undefined : `${name} does not fit: ${ajv.errorsText(validate.errors?.slice(0, 3))} in ${JSON.stringify(body).slice(0, 300)}`;
  };
}
