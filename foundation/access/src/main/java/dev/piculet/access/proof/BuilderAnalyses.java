package dev.piculet.access.proof;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Follows constructors of one class with one argument taken for a builder: an instance of exactly the parameter's class, with
 * fields that were set to anything. What they read from it is then known. Not for use by several threads.
 */
final class BuilderAnalyses {
    private final Class<?> type;

    /** By constructor and argument. */
    private final Map<List<Object>, Analyses> followed = new HashMap<>();

    BuilderAnalyses(Class<?> type) {
        this.type = type;
    }

    /** @param argument the number of the builder among the arguments, the first of which is the new instance */
    Analyses of(Constructor<?> constructor, int argument) {
        List<Object> key = List.of(constructor, argument);
        Analyses known = followed.get(key);
        if (known == null) {
            known = new Analyses(type, constructor.getParameterTypes()[argument - 1]);
            followed.put(key, known);
        }
        return known;
    }

    /**
     * Returns what a constructor leaves in fields, with any arguments, and with each for a builder from which several fields may
     * have got something; nothing if that is not known, or if it never returns.
     *
     * @param effects the effects with any arguments; null if they are unknown
     */
    List<SharedContents> contents(Constructor<?> constructor, Effects effects, List<Field> fields) {
        List<SharedContents> contents = new ArrayList<>();
        if (effects == null || !effects.returns()) {
            return contents;
        }
        contents.add(new SharedContents(constructor, effects));
        Class<?>[] parameters = constructor.getParameterTypes();
        int last = Math.min(parameters.length, Analyses.FIRST_PART - 1);
        for (int i = 1; i <= last; i++) {
            if (mayBeBuilder(parameters[i - 1]) && isReadTwice(i, effects, fields)) {
                Effects known = of(constructor, i).of(constructor, i);
                if (known != null && known.returns()) {
                    contents.add(new SharedContents(constructor, known));
                }
            }
        }
        return contents;
    }

    private static boolean mayBeBuilder(Class<?> parameter) {
        return !parameter.isInterface()
                && !parameter.isPrimitive()
                && !parameter.isArray()
                && !parameter.isEnum()
                && !parameter.getName().startsWith("java.");
    }

    /** Whether two fields hold what an argument leads to, and what can be changed. */
    private static boolean isReadTwice(int argument, Effects effects, List<Field> fields) {
        int holders = 0;
        for (Field field : fields) {
            Value value = effects.fields().get(ClassFiles.key(field));
            boolean mayBeRead = (Frame.reachWithoutFields(value) & Value.bit(argument)) != 0;
            if (mayBeRead && !KnownMethods.isImmutable(field.getType())) {
                holders++;
            }
        }
        return holders > 1;
    }
}
