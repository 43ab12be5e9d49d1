package dev.piculet.lab.payload.json;

import dev.piculet.lab.payload.random.Variety;
import dev.piculet.lab.payload.random.Variety.Script;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a service tells of a user, in about 1 kB. */
public record Profile(
        long id,
        String key,
        String userName,
        String fullName,
        String email,
        String phone,
        boolean active,
        boolean verified,
        int loginCount,
        double balance,
        String locale,
        Instant createdAt,
        Instant lastLoginAt,
        Address home,
        Address work,
        List<String> roles,
        Map<String, String> preferences,
        List<Contact> contacts,
        String biography) {
    private static final String[] PREFERENCES = {"theme", "density", "startPage", "newsletter", "timeZone"};

    /** A place with its position. */
    public record Address(
            String street,
            int houseNumber,
            String city,
            String postalCode,
            String country,
            double latitude,
            double longitude) {
        static Address of(Variety v) {
            String city = v.word(v.between(0, 4) == 0 ? Script.LATIN : Script.ASCII);
            return new Address(
                    v.words(Script.ASCII, 2),
                    v.between(1, 300),
                    city,
                    String.valueOf(v.between(10_000, 100_000)),
                    "DE",
                    v.fraction(90, 6),
                    v.fraction(180, 6));
        }
    }

    /** Somebody to be called. */
    public record Contact(String name, Relation relation, String phone, LocalDate since) {
        static Contact of(Variety v) {
            return new Contact(v.words(Script.ASCII, 2), v.oneOf(Relation.values()), phoneNumber(v), v.date());
        }
    }

    /** What a contact is to a user. */
    public enum Relation {
        FAMILY,
        FRIEND,
        COLLEAGUE
    }

    static Profile of(Variety v) {
        String name = v.words(Script.ASCII, 2);
        return new Profile(
                v.id(),
                v.uuid().toString(),
                v.code("user"),
                name,
                name.replace(' ', '.') + "@example.org",
                v.flag() ? null : phoneNumber(v),
                v.flag(),
                v.flag(),
                v.between(0, 5_000),
                v.fraction(10_000, 2),
                "en-GB",
                v.instant(),
                v.instant(),
                Address.of(v),
                v.flag() ? null : Address.of(v),
                roles(v),
                preferences(v),
                contacts(v),
                v.words(Script.ASCII, v.between(10, 40)) + ".");
    }

    private static String phoneNumber(Variety v) {
        return "+49 40 " + v.between(100_000, 1_000_000);
    }

    private static List<String> roles(Variety v) {
        List<String> roles = new ArrayList<>();
        for (int left = v.between(1, 4); left > 0; left--) {
            roles.add(v.word(Script.ASCII));
        }
        return roles;
    }

    private static Map<String, String> preferences(Variety v) {
        Map<String, String> preferences = new LinkedHashMap<>();
        for (int i = v.between(0, 3); i < PREFERENCES.length; i++) {
            preferences.put(PREFERENCES[i], v.word(Script.ASCII));
        }
        return preferences;
    }

    private static List<Contact> contacts(Variety v) {
        List<Contact> contacts = new ArrayList<>();
        for (int left = v.between(0, 4); left > 0; left--) {
            contacts.add(Contact.of(v));
        }
        return contacts;
    }
}
