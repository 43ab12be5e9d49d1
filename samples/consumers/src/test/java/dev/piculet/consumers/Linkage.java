package dev.piculet.consumers;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;

/** The JVM's checks when it links a class: everything that the class refers to exists, and may be used so. */
final class Linkage {
    private static final int PRIVATE_OR_STATIC = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC;
    private static final Set<String> ANY_SIGNATURE =
            Set.of("java/lang/invoke/MethodHandle", "java/lang/invoke/VarHandle");

    private final ClassPath classes;

    private Linkage(ClassPath classes) {
        this.classes = classes;
    }

    /** Returns the faults of all classes of published artifacts, a line each, with the name of the class first. */
    static List<String> faultsOf(Collection<Path> artifacts, Collection<Path> classPath) throws IOException {
        List<String> faults = new ArrayList<>();
        int uses = 0;
        try (ClassPath classes = new ClassPath(classPath)) {
            Linkage linkage = new Linkage(classes);
            for (Path artifact : artifacts) {
                for (byte[] bytes : ShippedArtifacts.files(artifact, ".class").values()) {
                    ClassFile type = ClassFile.of(bytes);
                    uses += type.uses().size();
                    linkage.faults(type).forEach(fault -> faults.add(type.name().replace('/', '.') + ": " + fault));
                }
            }
        }
        assertTrue(uses > 3_000, uses + " uses were found");
        return faults;
    }

    /** Returns the tests' class path, with other jars instead of those whose names start so. */
    static List<Path> classPath(Path folder, String replaced) throws IOException {
        List<Path> path = new ArrayList<>();
        try (Stream<Path> jars = Files.list(folder)) {
            jars.filter(jar -> jar.getFileName().toString().startsWith(replaced))
                    .forEach(path::add);
        }
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (!Path.of(entry).getFileName().toString().startsWith(replaced)) {
                path.add(Path.of(entry));
            }
        }
        return path;
    }

    /** Returns the faults of a class, a line each. */
    private List<String> faults(ClassFile type) {
        List<String> faults = new ArrayList<>();
        for (MemberUse use : type.uses()) {
            String fault = fault(type, use);
            if (fault != null) {
                faults.add(use + " " + fault);
            }
        }
        // Missing classes are reported already.
        if (faults.isEmpty()) {
            addFaultsOfInheritance(type, faults);
        }
        return faults;
    }

    /** A class, and the access flags that it has for a member. */
    private record Found(ClassFile owner, int access) {}

    private String fault(ClassFile user, MemberUse use) {
        ClassFile owner = classes.find(use.owner().startsWith("[") ? "java/lang/Object" : use.owner());
        if (owner == null) {
            return "is not there";
        }
        if (use.member().isEmpty()) {
            return isPublicOrNear(owner.access(), owner, user) ? null : "is not public";
        }
        if (ANY_SIGNATURE.contains(use.owner())) {
            return null;
        }
        Found found = find(owner, use.member());
        if (found == null) {
            return "is not there";
        }
        if (use.member().contains("(") && use.isOfInterface() != owner.is(Opcodes.ACC_INTERFACE)) {
            return "is called as a method of " + (use.isOfInterface() ? "an interface" : "a class");
        }
        return isAccessible(found, user) ? null : "may not be used";
    }

    /** Looks in the class, its superclasses and then in interfaces, where one that has a body goes before others. */
    private Found find(ClassFile owner, String member) {
        Found best = null;
        for (ClassFile type : hierarchy(owner).values()) {
            Integer access = type.members().get(member);
            boolean isBetter =
                    best == null || isAbstract(best.access()) && best.owner().is(Opcodes.ACC_INTERFACE);
            if (access != null && isBetter) {
                best = new Found(type, access);
            }
        }
        return best;
    }

    /** A class, its superclasses from below, and all their interfaces, by name. Missing classes are ignored. */
    private Map<String, ClassFile> hierarchy(ClassFile type) {
        Map<String, ClassFile> all = new LinkedHashMap<>();
        for (ClassFile at = type; at != null; at = superclass(at)) {
            all.put(at.name(), at);
        }
        for (ClassFile at : List.copyOf(all.values())) {
            addInterfaces(at, all);
        }
        return all;
    }

    private ClassFile superclass(ClassFile type) {
        return type.superclasses().isEmpty()
                ? null
                : classes.find(type.superclasses().get(0));
    }

    private void addInterfaces(ClassFile type, Map<String, ClassFile> all) {
        for (String name : type.superclasses()) {
            ClassFile found = classes.find(name);
            if (found != null && found.is(Opcodes.ACC_INTERFACE) && all.put(name, found) == null) {
                addInterfaces(found, all);
            }
        }
    }

    private boolean isAccessible(Found found, ClassFile user) {
        boolean isInherited = (found.access() & Opcodes.ACC_PROTECTED) != 0
                && hierarchy(user).containsKey(found.owner().name());
        return isInherited || isPublicOrNear(found.access(), found.owner(), user);
    }

    /** Private members are used by classes that are nested in each other, which are in one file of source. */
    private static boolean isPublicOrNear(int access, ClassFile owner, ClassFile user) {
        if ((access & Opcodes.ACC_PRIVATE) != 0) {
            return outermost(owner).equals(outermost(user));
        }
        return (access & Opcodes.ACC_PUBLIC) != 0 || owner.packageName().equals(user.packageName());
    }

    private static String outermost(ClassFile type) {
        return type.name().split("\\$", 2)[0];
    }

    private void addFaultsOfInheritance(ClassFile type, List<String> faults) {
        for (ClassFile above : hierarchy(type).values()) {
            if (above != type && above.is(Opcodes.ACC_FINAL)) {
                faults.add(above.name() + " is final");
            }
            for (Map.Entry<String, Integer> member : above.members().entrySet()) {
                String fault =
                        above == type ? null : faultOfOverriding(type, above, member.getKey(), member.getValue());
                if (fault != null) {
                    faults.add(new MemberUse(above.name(), member.getKey(), false) + " " + fault);
                }
            }
        }
    }

    private String faultOfOverriding(ClassFile type, ClassFile above, String member, int access) {
        if (!member.contains("(") || member.startsWith("<") || (access & PRIVATE_OR_STATIC) != 0) {
            return null;
        }
        Integer own = type.members().get(member);
        if ((access & Opcodes.ACC_FINAL) != 0 && own != null && isAccessible(new Found(above, access), type)) {
            return "is final";
        }
        boolean isComplete = !type.is(Opcodes.ACC_ABSTRACT) && !type.is(Opcodes.ACC_INTERFACE);
        return isComplete && isAbstract(access) && isAbstract(find(type, member).access()) ? "has no body" : null;
    }

    private static boolean isAbstract(int access) {
        return (access & Opcodes.ACC_ABSTRACT) != 0;
    }
}
