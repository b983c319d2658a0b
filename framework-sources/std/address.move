module std::address;

public native fun length(): u64;
