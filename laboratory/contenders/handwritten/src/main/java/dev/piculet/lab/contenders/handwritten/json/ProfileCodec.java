package dev.piculet.lab.contenders.handwritten.json;

import dev.piculet.lab.payload.json.Profile;
import dev.piculet.lab.payload.json.Profile.Address;
import dev.piculet.lab.payload.json.Profile.Contact;
import dev.piculet.lab.payload.json.Profile.Relation;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads and writes {@link Profile}. */
final class ProfileCodec extends JsonCodec<Profile> {
    private static final Name ID = Name.of("id");
    private static final Name KEY = Name.of("key");
    private static final Name USER_NAME = Name.of("userName");
    private static final Name FULL_NAME = Name.of("fullName");
    private static final Name EMAIL = Name.of("email");
    private static final Name PHONE = Name.of("phone");
    private static final Name ACTIVE = Name.of("active");
    private static final Name VERIFIED = Name.of("verified");
    private static final Name LOGIN_COUNT = Name.of("loginCount");
    private static final Name BALANCE = Name.of("balance");
    private static final Name LOCALE = Name.of("locale");
    private static final Name CREATED_AT = Name.of("createdAt");
    private static final Name LAST_LOGIN_AT = Name.of("lastLoginAt");
    private static final Name HOME = Name.of("home");
    private static final Name WORK = Name.of("work");
    private static final Name ROLES = Name.of("roles");
    private static final Name PREFERENCES = Name.of("preferences");
    private static final Name CONTACTS = Name.of("contacts");
    private static final Name BIOGRAPHY = Name.of("biography");
    private static final Name STREET = Name.of("street");
    private static final Name HOUSE_NUMBER = Name.of("houseNumber");
    private static final Name CITY = Name.of("city");
    private static final Name POSTAL_CODE = Name.of("postalCode");
    private static final Name COUNTRY = Name.of("country");
    private static final Name LATITUDE = Name.of("latitude");
    private static final Name LONGITUDE = Name.of("longitude");
    private static final Name NAME = Name.of("name");
    private static final Name RELATION = Name.of("relation");
    private static final Name SINCE = Name.of("since");

    private static final Names OF_PROFILE = Names.of(
            "id",
            "key",
            "userName",
            "fullName",
            "email",
            "phone",
            "active",
            "verified",
            "loginCount",
            "balance",
            "locale",
            "createdAt",
            "lastLoginAt",
            "home",
            "work",
            "roles",
            "preferences",
            "contacts",
            "biography");
    private static final Names OF_ADDRESS =
            Names.of("street", "houseNumber", "city", "postalCode", "country", "latitude", "longitude");
    private static final Names OF_CONTACT = Names.of("name", "relation", "phone", "since");

    private static final Constants<Relation> RELATIONS = Constants.of(Relation.class);

    @Override
    Profile read(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        long id = in.begins(ID) ? in.readLong() : 0;
        String key = in.isNext(KEY) ? in.readString() : null;
        String userName = in.isNext(USER_NAME) ? in.readString() : null;
        String fullName = in.isNext(FULL_NAME) ? in.readString() : null;
        String email = in.isNext(EMAIL) ? in.readString() : null;
        String phone = in.isNext(PHONE) ? in.readString() : null;
        boolean active = in.isNext(ACTIVE) && in.readBoolean();
        boolean verified = in.isNext(VERIFIED) && in.readBoolean();
        int loginCount = in.isNext(LOGIN_COUNT) ? in.readInt() : 0;
        double balance = in.isNext(BALANCE) ? in.readDouble() : 0;
        String locale = in.isNext(LOCALE) ? in.readString() : null;
        Instant createdAt = in.isNext(CREATED_AT) ? in.readInstant() : null;
        Instant lastLoginAt = in.isNext(LAST_LOGIN_AT) ? in.readInstant() : null;
        Address home = in.isNext(HOME) ? readAddress(in) : null;
        Address work = in.isNext(WORK) ? readAddress(in) : null;
        List<String> roles = in.isNext(ROLES) ? in.readStrings() : null;
        Map<String, String> preferences = in.isNext(PREFERENCES) ? in.readStringsByName() : null;
        List<Contact> contacts = in.isNext(CONTACTS) ? readContacts(in) : null;
        String biography = in.isNext(BIOGRAPHY) ? in.readString() : null;
        for (String member = in.nextName(OF_PROFILE); member != null; member = in.nextName(OF_PROFILE)) {
            switch (member) {
                case "id" -> id = in.readLong();
                case "key" -> key = in.readString();
                case "userName" -> userName = in.readString();
                case "fullName" -> fullName = in.readString();
                case "email" -> email = in.readString();
                case "phone" -> phone = in.readString();
                case "active" -> active = in.readBoolean();
                case "verified" -> verified = in.readBoolean();
                case "loginCount" -> loginCount = in.readInt();
                case "balance" -> balance = in.readDouble();
                case "locale" -> locale = in.readString();
                case "createdAt" -> createdAt = in.readInstant();
                case "lastLoginAt" -> lastLoginAt = in.readInstant();
                case "home" -> home = readAddress(in);
                case "work" -> work = readAddress(in);
                case "roles" -> roles = in.readStrings();
                case "preferences" -> preferences = in.readStringsByName();
                case "contacts" -> contacts = readContacts(in);
                case "biography" -> biography = in.readString();
                default -> in.skipValue();
            }
        }
        return new Profile(
                id,
                key,
                userName,
                fullName,
                email,
                phone,
                active,
                verified,
                loginCount,
                balance,
                locale,
                createdAt,
                lastLoginAt,
                home,
                work,
                roles,
                preferences,
                contacts,
                biography);
    }

    @Override
    void write(JsonOutput out, Profile value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(ID);
        out.write(value.id());
        out.next(KEY);
        out.write(value.key());
        out.next(USER_NAME);
        out.write(value.userName());
        out.next(FULL_NAME);
        out.write(value.fullName());
        out.next(EMAIL);
        out.write(value.email());
        out.next(PHONE);
        out.write(value.phone());
        out.next(ACTIVE);
        out.write(value.active());
        out.next(VERIFIED);
        out.write(value.verified());
        out.next(LOGIN_COUNT);
        out.write(value.loginCount());
        out.next(BALANCE);
        out.write(value.balance());
        out.next(LOCALE);
        out.write(value.locale());
        out.next(CREATED_AT);
        out.write(value.createdAt());
        out.next(LAST_LOGIN_AT);
        out.write(value.lastLoginAt());
        out.next(HOME);
        writeAddress(out, value.home());
        out.next(WORK);
        writeAddress(out, value.work());
        out.next(ROLES);
        out.writeStrings(value.roles());
        out.next(PREFERENCES);
        out.writeStringsByName(value.preferences());
        out.next(CONTACTS);
        writeContacts(out, value.contacts());
        out.next(BIOGRAPHY);
        out.write(value.biography());
        out.endObject();
    }

    private static Address readAddress(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        String street = in.begins(STREET) ? in.readString() : null;
        int houseNumber = in.isNext(HOUSE_NUMBER) ? in.readInt() : 0;
        String city = in.isNext(CITY) ? in.readString() : null;
        String postalCode = in.isNext(POSTAL_CODE) ? in.readString() : null;
        String country = in.isNext(COUNTRY) ? in.readString() : null;
        double latitude = in.isNext(LATITUDE) ? in.readDouble() : 0;
        double longitude = in.isNext(LONGITUDE) ? in.readDouble() : 0;
        for (String member = in.nextName(OF_ADDRESS); member != null; member = in.nextName(OF_ADDRESS)) {
            switch (member) {
                case "street" -> street = in.readString();
                case "houseNumber" -> houseNumber = in.readInt();
                case "city" -> city = in.readString();
                case "postalCode" -> postalCode = in.readString();
                case "country" -> country = in.readString();
                case "latitude" -> latitude = in.readDouble();
                case "longitude" -> longitude = in.readDouble();
                default -> in.skipValue();
            }
        }
        return new Address(street, houseNumber, city, postalCode, country, latitude, longitude);
    }

    private static void writeAddress(JsonOutput out, Address value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(STREET);
        out.write(value.street());
        out.next(HOUSE_NUMBER);
        out.write(value.houseNumber());
        out.next(CITY);
        out.write(value.city());
        out.next(POSTAL_CODE);
        out.write(value.postalCode());
        out.next(COUNTRY);
        out.write(value.country());
        out.next(LATITUDE);
        out.write(value.latitude());
        out.next(LONGITUDE);
        out.write(value.longitude());
        out.endObject();
    }

    private static Contact readContact(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        String name = in.begins(NAME) ? in.readString() : null;
        Relation relation = in.isNext(RELATION) ? in.readConstant(RELATIONS) : null;
        String phone = in.isNext(PHONE) ? in.readString() : null;
        LocalDate since = in.isNext(SINCE) ? in.readDate() : null;
        for (String member = in.nextName(OF_CONTACT); member != null; member = in.nextName(OF_CONTACT)) {
            switch (member) {
                case "name" -> name = in.readString();
                case "relation" -> relation = in.readConstant(RELATIONS);
                case "phone" -> phone = in.readString();
                case "since" -> since = in.readDate();
                default -> in.skipValue();
            }
        }
        return new Contact(name, relation, phone, since);
    }

    private static void writeContact(JsonOutput out, Contact value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(NAME);
        out.write(value.name());
        out.next(RELATION);
        out.write(RELATIONS, value.relation());
        out.next(PHONE);
        out.write(value.phone());
        out.next(SINCE);
        out.write(value.since());
        out.endObject();
    }

    private static List<Contact> readContacts(JsonInput in) {
        if (!in.beginsArray()) {
            return null;
        }
        List<Contact> contacts = new ArrayList<>();
        while (in.hasNext()) {
            contacts.add(readContact(in));
        }
        return contacts;
    }

    private static void writeContacts(JsonOutput out, List<Contact> contacts) {
        if (contacts == null) {
            out.writeNull();
            return;
        }
        out.put('[');
        for (int i = 0; i < contacts.size(); i++) {
            out.separate(i);
            writeContact(out, contacts.get(i));
        }
        out.put(']');
    }
}
