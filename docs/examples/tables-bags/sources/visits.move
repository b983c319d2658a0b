/// A counter for each visitor, in a table.
module tables_bags::visits;

use sui::table::Table;

// region: count
/// Adds one, whether or not the visitor has an entry.
public fun record(visits: &mut Table<address, u64>, visitor: address) {
    if (visits.contains(visitor)) {
        let count = &mut visits[visitor];
        *count = *count + 1;
    } else {
        visits.add(visitor, 1);
    }
}
// endregion: count
