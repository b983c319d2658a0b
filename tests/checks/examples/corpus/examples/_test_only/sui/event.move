
public native fun events_by_type<T: copy + drop>(): vector<T>;
