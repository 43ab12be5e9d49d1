package dev.piculet.samples.move;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import lombok.AllArgsConstructor;
import lombok.Builder;
import lombok.Data;
import lombok.EqualsAndHashCode;
import lombok.Getter;
import lombok.NoArgsConstructor;
import lombok.Singular;
import lombok.Value;
import lombok.With;
import lombok.experimental.Accessors;
import lombok.experimental.SuperBuilder;

/** The program's own classes, which Lombok completes. Public, for Kryo makes classes in loaders of its own that create them. */
public final class Shop {
    private Shop() {}

    @Value
    public static class Customer {
        long number;
        String name;
        List<String> phones;
    }

    @Data
    @NoArgsConstructor
    @AllArgsConstructor
    public static class Article {
        private String name;
        private BigDecimal price;
        private Map<String, Integer> stock = new HashMap<>();
    }

    @Value
    @Builder
    public static class Basket {
        String owner;

        @Singular
        List<String> articles;

        @Singular
        Map<String, Integer> counts;
    }

    @Value
    @With
    public static class Address {
        String street;
        int number;
    }

    @Data
    @Accessors(fluent = true)
    public static class Settings {
        private boolean dark;
        private List<String> languages = new ArrayList<>();
    }

    @Value
    @AllArgsConstructor(staticName = "of")
    public static class Pair<A, B> {
        A first;
        B second;
    }

    @Getter
    @EqualsAndHashCode
    @SuperBuilder
    public static class Event {
        private final UUID id;
        private final long time;
    }

    @Getter
    @EqualsAndHashCode(callSuper = true)
    @SuperBuilder
    public static class Shipped extends Event {
        private final String carrier;
    }

    @Value
    public static class Logged {
        Event event;
    }

    @Value
    public static class Catalogue {
        ImmutableList<String> articles;
        ImmutableMap<String, Integer> prices;
    }
}
