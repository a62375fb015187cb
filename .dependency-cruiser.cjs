// Who may import whom. docs/ARCHITECTURE.md says why.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'services-know-no-other-service',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '^services/shared/' },
      to: { path: '^services/([^/]+)/', pathNot: ['^services/shared/', '^services/$1/'] },
    },
    {
      name: 'domain-knows-no-transport',
      severity: 'error',
      from: { path: '^services/[^/]+/src/domain/' },
      to: { path: 'node_modules/(express|amqplib|mongoose)/|^services/[^/]+/src/entry/' },
    },
    {
      name: 'data-knows-no-entry-nor-clients',
      severity: 'error',
      from: { path: '^services/[^/]+/src/data/' },
      to: { path: '^services/[^/]+/src/(entry|clients)/|node_modules/express/' },
    },
    {
      name: 'entry-goes-through-the-domain',
      severity: 'error',
      from: { path: '^services/[^/]+/src/entry/' },
      to: { path: '^services/[^/]+/src/(clients|data)/' },
    },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      from: { path: '^services/shared/contracts/src/' },
      to: { path: '^(services/(?!shared/contracts)|gateway|frontend)', pathNot: 'node_modules' },
    },
    {
      name: 'features-know-no-other-feature',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/([^/]+)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/(components|lib)/' },
      to: { path: '^frontend/src/(features|pages|app)/' },
    },
    { name: 'no-tests-in-product', severity: 'error', from: { pathNot: '(\\.test\\.ts$|/test/|^e2e/|^scripts/|^infra/(bench|load|chaos)/|^services/shared/testing/)' }, to: { path: '(\\.test\\.tsx?$|^e2e/|^services/shared/testing/)' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|target)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { conditionNames: ['development', 'import', 'node', 'default'], extensions: ['.ts', '.tsx', '.js', '.json'], exportsFields: ['exports'] },
  },
};
