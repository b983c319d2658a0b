module thermometer::readings;

/// The mean of the last `count` readings.
public fun mean_of_last(readings: &vector<u64>, count: u64): u64 {
    let end = readings.length();
    let mut i = end - count;
    let mut sum = 0;
    while (i < end) {
        sum = sum + readings[i];
        i = i + 1;
    };
    sum / count
}

#[test]
fun the_last_two_of_three() {
    let readings = vector[10, 20, 30];
    assert!(mean_of_last(&readings, 2) == 25);
}
