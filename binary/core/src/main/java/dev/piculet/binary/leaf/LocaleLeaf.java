package dev.piculet.binary.leaf;

import dev.piculet.binary.error.LeafErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.Locale;

/**
 * A byte of flags, then the text of each that is set: 1 the language, 2 the region, 4 the variant. These three may be
 * any text. A locale with a script or with extensions is well-formed and written as 8, its language tag.
 */
final class LocaleLeaf extends Leaf<Locale> {
    private static final int LANGUAGE = 1;
    private static final int REGION = 2;
    private static final int VARIANT = 4;
    private static final int TAG = 8;

    LocaleLeaf() {
        super("locale", Locale.class);
    }

    @Override
    public void encode(BinaryOutput out, Locale value) {
        if (value.getScript().isEmpty() && !value.hasExtensions()) {
            encodeParts(out, value);
            return;
        }
        String tag = value.toLanguageTag();
        if (!Locale.forLanguageTag(tag).equals(value)) {
            throw LeafErrors.unsupportedLocale(value.toString());
        }
        out.writeByte(TAG);
        out.writeString(tag);
    }

    private static void encodeParts(BinaryOutput out, Locale value) {
        String language = value.getLanguage();
        String region = value.getCountry();
        String variant = value.getVariant();
        // The constructor gives extensions to a few variants that had none before they were put into the standard.
        if (!variant.isEmpty() && !locale(language, region, variant).equals(value)) {
            throw LeafErrors.unsupportedLocale(value.toString());
        }
        out.writeByte((language.isEmpty() ? 0 : LANGUAGE)
                | (region.isEmpty() ? 0 : REGION)
                | (variant.isEmpty() ? 0 : VARIANT));
        for (String part : new String[] {language, region, variant}) {
            if (!part.isEmpty()) {
                out.writeString(part);
            }
        }
    }

    @Override
    public Locale decode(BinaryInput in) {
        int flags = in.readByte();
        if (flags == TAG) {
            Locale locale = new Locale.Builder().setLanguageTag(in.readString()).build();
            if (!locale.hasExtensions() && locale.getScript().isEmpty()) {
                throw new IllegalArgumentException("a tag of " + locale + ", whose parts are shorter");
            }
            return locale;
        }
        if ((flags & ~(LANGUAGE | REGION | VARIANT)) != 0) {
            throw new IllegalArgumentException("flags are " + flags);
        }
        String language = part(in, flags & LANGUAGE);
        String region = part(in, flags & REGION);
        String variant = part(in, flags & VARIANT);
        return locale(language, region, variant);
    }

    private static String part(BinaryInput in, int flag) {
        String part = flag == 0 ? "" : in.readString();
        if (flag != 0 && part.isEmpty()) {
            throw new IllegalArgumentException("flag " + flag + " of an empty text");
        }
        return part;
    }

    @SuppressWarnings("deprecation") // Locale.of is not in Java 17.
    private static Locale locale(String language, String region, String variant) {
        return new Locale(language, region, variant);
    }
}
