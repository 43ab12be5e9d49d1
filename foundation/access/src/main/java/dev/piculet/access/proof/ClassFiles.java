package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.ClassFile;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The class files of a class, of its superclasses, and of the classes that their code calls; each is read once. */
final class ClassFiles {
    private final Class<?> type;

    private final Map<String, ClassFile> files = new HashMap<>();

    /** The flags of methods that were asked for: a class file is searched for each. */
    private final Map<Member, Integer> flags = new HashMap<>();

    ClassFiles(Class<?> type) {
        this.type = type;
    }

    /** Returns the class file of a class by its internal name; null if there is none that can be read. */
    ClassFile find(String name) {
        if (files.containsKey(name)) {
            return files.get(name);
        }
        ClassFile file = read(name);
        files.put(name, file);
        return file;
    }

    private ClassFile read(String name) {
        Class<?> ancestor = ancestor(name);
        ClassLoader loader = (ancestor == null ? type : ancestor).getClassLoader();
        String resource = name + ".class";
        try (InputStream stream = loader == null
                ? ClassLoader.getSystemResourceAsStream(resource)
                : loader.getResourceAsStream(resource)) {
            ClassFile file = stream == null ? null : ClassFile.of(stream.readAllBytes());
            return file != null && file.name().equals(name) ? file : null;
        } catch (IOException | IllegalArgumentException e) {
            return null;
        }
    }

    /** Returns the class or superclass with this internal name; null if there is none. */
    private Class<?> ancestor(String name) {
        String binaryName = name.replace('/', '.');
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            if (each.getName().equals(binaryName)) {
                return each;
            }
        }
        return null;
    }

    /** Returns the code of a method that a class itself declares; null if there is none, or none that can be read. */
    static MethodCode method(ClassFile file, String name, String descriptor) {
        try {
            return file.method(name, descriptor);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** Returns the flags of a field that a class itself declares; 0 if there is none, or none that can be read. */
    static int fieldAccess(ClassFile file, Member field) {
        try {
            return file.fieldAccess(field.name(), field.descriptor());
        } catch (IllegalArgumentException e) {
            return 0;
        }
    }

    /** Returns the flags of a method that a class itself declares, with code or without; -1 if there is none, or none that can be read. */
    static int methodAccess(ClassFile file, String name, String descriptor) {
        try {
            return file.methodAccess(name, descriptor);
        } catch (IllegalArgumentException e) {
            return -1;
        }
    }

    /**
     * Returns the class whose method a virtual call on an instance of the type reaches, by its internal name (JVMS 5.4.6): the
     * named one if that is private, else the lowest that overrides it. Null if class files do not tell.
     */
    String implementer(Member method) {
        Class<?> owner = ancestor(method.owner());
        if (owner != null && find(internalName(owner)) == null) {
            return null;
        }
        Class<?> named = declarer(owner, method, /* isNamed= */ true);
        int access = named == null ? Modifier.PUBLIC : access(named, method);
        if (Modifier.isPrivate(access)) {
            return internalName(named);
        }
        Class<?> lowest = declarer(type, method, /* isNamed= */ false);
        boolean isVisible = (access & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
        boolean overrides =
                lowest != null && (isVisible || lowest.getPackageName().equals(named.getPackageName()));
        return overrides ? internalName(lowest) : null;
    }

    /** Returns the lowest class, from one on upwards, with the method; null if a class file is missing before. */
    private Class<?> declarer(Class<?> from, Member method, boolean isNamed) {
        for (Class<?> each = from; each != null && find(internalName(each)) != null; each = each.getSuperclass()) {
            int access = access(each, method);
            if (access >= 0 && (isNamed || !Modifier.isPrivate(access))) {
                return each;
            }
        }
        return null;
    }

    /** The flags of a method that a class itself declares, a native one too; -1 if it declares none. */
    private int access(Class<?> owner, Member method) {
        Member declared = new Member(internalName(owner), method.name(), method.descriptor());
        Integer known = flags.get(declared);
        if (known == null) {
            known = methodAccess(find(declared.owner()), declared.name(), declared.descriptor());
            flags.put(declared, known);
        }
        return known;
    }

    /**
     * Tells whether the class and its superclasses have the members that their class files have. Agents, and class loaders that
     * weave, give others to most classes whose code they change; where they change code alone, nothing shows it.
     */
    boolean haveLoadedMembers() {
        try {
            for (Class<?> each = type; each != null && each.getClassLoader() != null; each = each.getSuperclass()) {
                ClassFile file = find(internalName(each));
                if (file == null || !file.members().equals(members(each))) {
                    return false;
                }
            }
            return true;
        } catch (LinkageError | IllegalArgumentException e) {
            // A member names a class that is not there, or the file is damaged.
            return false;
        }
    }

    private static Set<String> members(Class<?> type) {
        Set<String> members = new HashSet<>();
        for (Field field : type.getDeclaredFields()) {
            if (!field.isSynthetic()) {
                members.add(field.getName() + field.getType().descriptorString());
            }
        }
        for (Method method : type.getDeclaredMethods()) {
            if (!method.isSynthetic()) {
                members.add(method.getName() + Descriptors.of(method));
            }
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (!constructor.isSynthetic()) {
                members.add("<init>" + Descriptors.of(constructor));
            }
        }
        return members;
    }

    /** Returns the key of a field that code names by a class that has it or inherits it (JVMS 5.4.3.2). */
    String fieldKey(Member named) {
        for (Class<?> each = ancestor(named.owner()); each != null; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (field.getName().equals(named.name())
                        && field.getType().descriptorString().equals(named.descriptor())) {
                    return key(field);
                }
            }
        }
        return key(named.owner(), named.name(), named.descriptor());
    }

    /** Returns the field of a key, of a class or a superclass; null if there is none. */
    static Field field(Class<?> type, String key) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (key(field).equals(key)) {
                    return field;
                }
            }
        }
        return null;
    }

    static String key(Field field) {
        return key(
                internalName(field.getDeclaringClass()),
                field.getName(),
                field.getType().descriptorString());
    }

    /** Two fields of one class may have one name, but not one type besides. */
    private static String key(String owner, String name, String descriptor) {
        return owner + "." + name + " " + descriptor;
    }

    /** Returns the name of the field that a key is of. */
    static String fieldName(String key) {
        return key.substring(key.lastIndexOf('.') + 1, key.indexOf(' '));
    }

    static String internalName(Class<?> type) {
        return type.getName().replace('.', '/');
    }
}
