package dev.piculet.consumers;

import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.ModuleVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** An artifact's API as text: the members of exported packages that neither Java nor Kotlin hides. */
final class ApiDump {
    private static final int SHOWN = Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED;

    private ApiDump() {}

    /** Returns each class with its members, in the order of their names. */
    static String of(Path artifact, Set<String> withoutPackages) {
        Map<String, byte[]> files = ShippedArtifacts.files(artifact, ".class");
        byte[] module = files.remove("module-info.class");
        Set<String> exported = module == null ? null : exports(module);
        Map<String, Shown> all = new HashMap<>();
        Map<String, Shown> classes = new TreeMap<>();
        for (byte[] bytes : files.values()) {
            Shown shown = new Shown();
            new ClassReader(bytes).accept(shown, ClassReader.SKIP_CODE);
            all.put(shown.name, shown);
            String folder = shown.name.substring(0, shown.name.lastIndexOf('.'));
            if ((exported == null || exported.contains(folder)) && !withoutPackages.contains(folder)) {
                classes.put(shown.name, shown);
            }
        }
        classes.values().removeIf(shown -> !shown.isShown());
        classes.values().forEach(shown -> shown.inherit(all, classes.keySet()));
        // Nested classes follow their own access, and that of each class around them.
        return classes.values().stream()
                .filter(shown -> enclosing(shown.name).allMatch(classes::containsKey))
                .map(Shown::toString)
                .collect(Collectors.joining("\n"));
    }

    private static Stream<String> enclosing(String name) {
        List<String> names = new ArrayList<>();
        for (int end = name.lastIndexOf('$'); end > 0; end = name.lastIndexOf('$', end - 1)) {
            names.add(name.substring(0, end));
        }
        return names.stream();
    }

    private static Set<String> exports(byte[] module) {
        Set<String> exported = new TreeSet<>();
        new ClassReader(module)
                .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                            @Override
                            public ModuleVisitor visitModule(String name, int access, String version) {
                                return new ModuleVisitor(Opcodes.ASM9) {
                                    @Override
                                    public void visitExport(String folder, int access, String... modules) {
                                        if (modules == null) {
                                            exported.add(folder.replace('/', '.'));
                                        }
                                    }
                                };
                            }
                        },
                        0);
        return exported;
    }

    /** One class as its bytes show it. */
    private static final class Shown extends ClassVisitor {
        private final Set<String> members = new TreeSet<>();
        private String name;
        private String parent;
        private String parents;
        private int access;
        private boolean local;
        private KotlinVisibility kotlin;

        private Shown() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
            this.name = name.replace('/', '.');
            this.access = access;
            this.parent = parent == null ? null : parent.replace('/', '.');
            this.parents = Stream.concat(Stream.ofNullable(parent), Stream.of(interfaces))
                    .map(each -> each.replace('/', '.'))
                    .filter(each -> !each.equals("java.lang.Object"))
                    .collect(Collectors.joining(", "));
            this.kotlin = KotlinVisibility.of(this.name);
        }

        @Override
        public void visitInnerClass(String inner, String outer, String simpleName, int access) {
            if (inner.replace('/', '.').equals(name)) {
                this.access = access;
                local = simpleName == null;
            }
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
            if ((access & SHOWN) != 0) {
                String constant = value == null ? "" : " = " + value;
                members.add(modifiers(access & ~Opcodes.ACC_VOLATILE & ~Opcodes.ACC_TRANSIENT)
                        + Type.getType(descriptor).getClassName() + " " + name + constant);
            }
            return null;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            boolean made =
                    (access & Opcodes.ACC_BRIDGE) != 0 || name.startsWith("access$") || name.startsWith("lambda$");
            if ((access & SHOWN) == 0 || made) {
                return null;
            }
            String parameters = Stream.of(Type.getArgumentTypes(descriptor))
                    .map(Type::getClassName)
                    .collect(Collectors.joining(", "));
            String text = modifiers(access & ~Opcodes.ACC_SYNCHRONIZED & ~Opcodes.ACC_VARARGS & ~Opcodes.ACC_STRICT)
                    + Type.getReturnType(descriptor).getClassName() + " " + name + "(" + parameters + ")";
            boolean hidden = kotlin.hides(name, descriptor);
            if (!hidden) {
                members.add(text);
            }
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                    // Inlined functions call it from users' classes.
                    if (annotation.equals("Lkotlin/PublishedApi;")) {
                        members.add(text);
                    }
                    return null;
                }
            };
        }

        /** Adds the visible members of hidden superclasses. */
        private void inherit(Map<String, Shown> all, Set<String> shown) {
            for (Shown each = all.get(parent);
                    each != null && !shown.contains(each.name);
                    each = all.get(each.parent)) {
                each.members.stream()
                        .filter(member -> !member.contains(" <init>("))
                        .forEach(members::add);
            }
        }

        private boolean isShown() {
            return (access & SHOWN) != 0
                    && (access & Opcodes.ACC_SYNTHETIC) == 0
                    && !local
                    && !kotlin.hidesClass()
                    // Files of Kotlin without a function for others.
                    && !(name.endsWith("Kt") && members.isEmpty());
        }

        @Override
        public String toString() {
            String kind = (access & Opcodes.ACC_INTERFACE) != 0 ? "interface " : "class ";
            String of = parents.isEmpty() ? "" : " : " + parents;
            String lines =
                    members.stream().map(member -> "    " + member + "\n").collect(Collectors.joining());
            return modifiers(access & ~Opcodes.ACC_SUPER & ~Opcodes.ACC_INTERFACE) + kind + name + of + "\n" + lines;
        }

        private static String modifiers(int access) {
            String synthetic = (access & Opcodes.ACC_SYNTHETIC) != 0 ? "synthetic " : "";
            String text = Modifier.toString(access & 0xfff);
            return text.isEmpty() ? synthetic : text + " " + synthetic;
        }
    }
}
