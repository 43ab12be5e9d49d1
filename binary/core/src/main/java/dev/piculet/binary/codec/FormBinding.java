package dev.piculet.binary.codec;

import dev.piculet.access.Accessors;
import dev.piculet.access.Instantiator;
import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.form.DictionaryForms;
import dev.piculet.binary.form.SequenceForms;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.model.CreatorModel;
import java.util.function.Supplier;

/** Finds what collections of a declared class are read as. */
final class FormBinding {
    private final TypeRules rules;
    private final SerializerOptions options;
    private final CharSequence path;

    /** @param path where the declaration stands, for messages */
    FormBinding(TypeRules rules, SerializerOptions options, CharSequence path) {
        this.rules = rules;
        this.options = options;
        this.path = path;
    }

    /** Returns the forms of sequences of a kind; null if something of them would be lost. */
    SequenceForms sequence(Class<?> declared, Class<?> element, int kind) {
        try {
            return SequenceForms.reading(declared, element, kind, new Instances(declared));
        } catch (UnsupportedClassException e) {
            throw SchemaErrors.foundAt(e, path);
        }
    }

    /** Returns the forms of maps of a kind; null if their order would be lost. */
    DictionaryForms dictionary(Class<?> declared, Class<?> key, int kind) {
        try {
            return DictionaryForms.reading(declared, key, kind, new Instances(declared));
        } catch (UnsupportedClassException e) {
            throw SchemaErrors.foundAt(e, path);
        }
    }

    /** New instances of a user's class, by the constructor without parameters. */
    private final class Instances implements Supplier<Object> {
        private final Class<?> type;

        // Not volatile: threads that don't see it make their own.
        private Instantiator instantiator;

        Instances(Class<?> type) {
            this.type = type;
        }

        @Override
        public Object get() {
            Instantiator constructor = instantiator;
            if (constructor == null) {
                constructor =
                        Accessors.of(rules.model(type), options.lookup(type)).instantiator(creator());
                instantiator = constructor;
            }
            return constructor.create(constructor.arguments());
        }

        private CreatorModel creator() {
            for (CreatorModel each : rules.model(type).creators()) {
                if (each.kind() == CreatorModel.Kind.CONSTRUCTOR
                        && each.parameters().isEmpty()) {
                    return each;
                }
            }
            throw new IllegalStateException(type + " has no constructor without parameters");
        }
    }
}
