package dev.piculet.samples.move;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.HashBasedTable;
import com.google.common.collect.HashBiMap;
import com.google.common.collect.HashMultimap;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableTable;
import com.google.common.collect.Multimap;
import com.google.common.collect.Range;
import com.google.common.collect.Table;
import com.google.common.collect.TreeRangeSet;
import com.google.common.primitives.ImmutableIntArray;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.data.domain.PageImpl;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.ScrollPosition;
import org.springframework.data.domain.SliceImpl;
import org.springframework.data.domain.Sort;
import org.springframework.data.geo.Distance;
import org.springframework.data.geo.Metrics;
import org.springframework.data.geo.Point;
import org.springframework.http.HttpHeaders;
import org.springframework.util.LinkedMultiValueMap;

/** What the program stores. */
final class Values {
    private Values() {}

    /** Returns values by the names under which they are compared. */
    static Map<String, Object> all() {
        Map<String, Object> values = new LinkedHashMap<>();
        addLombok(values);
        addImmutable(values);
        addMutable(values);
        addSpring(values);
        return values;
    }

    private static void addLombok(Map<String, Object> values) {
        Shop.Event event = Shop.Event.builder().id(new UUID(1, 2)).time(3).build();
        Shop.Shipped shipped = Shop.Shipped.builder()
                .id(new UUID(4, 5))
                .time(6)
                .carrier("Post")
                .build();
        values.put("Lombok @Value", new Shop.Customer(7, "Ann", new ArrayList<>(List.of("1", "2"))));
        values.put(
                "Lombok @Data", new Shop.Article("tea", new BigDecimal("4.50"), new LinkedHashMap<>(Map.of("x", 1))));
        values.put(
                "Lombok @Builder with @Singular",
                Shop.Basket.builder()
                        .owner("Ann")
                        .article("tea")
                        .article("cup")
                        .count("tea", 2)
                        .build());
        values.put("Lombok @With", new Shop.Address("Lane", 1).withNumber(2));
        values.put("Lombok @Accessors(fluent = true)", new Shop.Settings().dark(true));
        values.put("Lombok staticName", Shop.Pair.of("a", 1));
        values.put("Lombok @SuperBuilder", event);
        values.put("Lombok @SuperBuilder, a subclass", shipped);
        values.put("a subclass where a class is declared", new Shop.Logged(shipped));
        values.put(
                "Lombok with fields of Guava",
                new Shop.Catalogue(ImmutableList.of("tea", "cup"), ImmutableMap.of("tea", 450)));
    }

    private static void addImmutable(Map<String, Object> values) {
        values.put("Guava ImmutableList", ImmutableList.of("a", "b"));
        values.put("Guava ImmutableSet", ImmutableSet.of("a", "b"));
        values.put("Guava ImmutableMap", ImmutableMap.of("a", 1, "b", 2));
        values.put("Guava ImmutableSortedMap", ImmutableSortedMap.of("b", 2, "a", 1));
        values.put("Guava ImmutableBiMap", ImmutableBiMap.of("a", 1, "b", 2));
        values.put("Guava ImmutableMultiset", ImmutableMultiset.of("a", "a", "b"));
        values.put("Guava ImmutableListMultimap", ImmutableListMultimap.of("a", 1, "a", 2));
        values.put("Guava ImmutableTable", ImmutableTable.of("a", "b", 1));
        values.put("Guava ImmutableIntArray", ImmutableIntArray.of(1, 2, 3));
        values.put("Guava Range", Range.closedOpen(1, 7));
        values.put("Guava Optional", com.google.common.base.Optional.of("a"));
    }

    private static void addMutable(Map<String, Object> values) {
        values.put("Guava ArrayListMultimap", filled(ArrayListMultimap.create()));
        values.put("Guava HashMultimap", filled(HashMultimap.create()));
        values.put("Guava HashBiMap", HashBiMap.create(Map.of("a", 1, "b", 2)));
        values.put("Guava HashMultiset", HashMultiset.create(List.of("a", "a", "b")));
        Table<String, String, Integer> table = HashBasedTable.create();
        table.put("a", "b", 1);
        values.put("Guava HashBasedTable", table);
        TreeRangeSet<Integer> ranges = TreeRangeSet.create();
        ranges.add(Range.closed(1, 3));
        values.put("Guava TreeRangeSet", ranges);
    }

    private static Multimap<String, Integer> filled(Multimap<String, Integer> multimap) {
        multimap.put("a", 1);
        multimap.put("a", 2);
        multimap.put("b", 3);
        return multimap;
    }

    private static void addSpring(Map<String, Object> values) {
        Sort sort = Sort.by(Sort.Order.desc("name"), Sort.Order.asc("number"));
        values.put("Spring Data PageImpl", new PageImpl<>(List.of("a", "b"), PageRequest.of(0, 2, sort), 9));
        values.put("Spring Data SliceImpl", new SliceImpl<>(List.of("a"), PageRequest.of(1, 1), true));
        values.put("Spring Data Sort", sort);
        values.put(
                "Spring Data Range",
                org.springframework.data.domain.Range.rightUnbounded(
                        org.springframework.data.domain.Range.Bound.inclusive(5)));
        values.put("Spring Data Point", new Point(1, 2));
        values.put("Spring Data Distance", new Distance(3, Metrics.KILOMETERS));
        values.put("Spring Data ScrollPosition", ScrollPosition.offset(7));
        LinkedMultiValueMap<String, String> parameters = new LinkedMultiValueMap<>();
        parameters.add("a", "1");
        parameters.add("a", "2");
        values.put("Spring LinkedMultiValueMap", parameters);
        HttpHeaders headers = new HttpHeaders();
        headers.add("Accept", "text/plain");
        values.put("Spring HttpHeaders", headers);
    }
}
