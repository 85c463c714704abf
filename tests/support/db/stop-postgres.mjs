/** After the tests on PostgreSQL. */
export default async function tearDown() {
  await globalThis.testPostgres?.stop();
}
