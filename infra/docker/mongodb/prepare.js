/* global db, rs, quit, print */
// Run by mongosh inside the container of MongoDB, at each of its starts: makes the replica set, its users with rights to the
// database of their own service and no other, and moves what older versions kept in one database. It can be repeated.
const { readFileSync } = require('node:fs');

const { operator, users } = JSON.parse(readFileSync('/run/waypost/own/users.json', 'utf8'));
const admin = db.getSiblingDB('admin');
const formerly = db.getSiblingDB('waypost');

function isKnown() {
  try {
    return admin.auth('operator', operator);
  } catch {
    return false;
  }
}

// As long as there is no user, MongoDB lets somebody on its own machine make the replica set and the first user, and no more;
// whether there is a set, it tells anybody.
const known = isKnown();
if (!db.hello().setName) rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongodb:27017' }] });
if (!db.hello().isWritablePrimary) quit(1);
if (!known) {
  admin.createUser({ user: 'operator', pwd: operator, roles: [{ role: 'root', db: 'admin' }] });
  admin.auth('operator', operator);
}

for (const { name, password, database } of users) {
  const rights = { pwd: password, roles: [{ role: 'readWrite', db: database }] };
  if (admin.getUser(name)) admin.updateUser(name, rights);
  else admin.createUser({ user: name, ...rights });
}

for (const database of new Set(users.map((user) => user.database))) {
  const owner = database.slice('waypost-'.length);
  const own = formerly
    .getCollectionNames()
    .filter((name) => name.startsWith(`${owner}-`) || name.startsWith(`${owner}.`));
  for (const name of own) {
    admin.runCommand({ renameCollection: `waypost.${name}`, to: `${database}.${name}` });
    print(`Moved waypost.${name} to ${database}`);
  }
}
