package shop;

import java.util.List;

public record Order(long id, String customer, List<String> notes) {}
