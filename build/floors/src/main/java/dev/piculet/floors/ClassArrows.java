package dev.piculet.floors;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Finds uses between a module's packages in class files. */
final class ClassArrows {
    private final JavaClasses classes;

    /** @param folder where the class files are */
    ClassArrows(Path folder) {
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
        classes = new ClassFileImporter().importPath(folder);
    }

    /** Returns the packages that have classes. */
    Set<String> packages() {
        Set<String> packages = new TreeSet<>();
        for (JavaClass type : classes) {
            packages.add(type.getPackageName());
        }
        return packages;
    }

    /** Returns every use of one class by another. */
    List<Arrow> arrows() {
        Set<Arrow> arrows = new LinkedHashSet<>();
        for (JavaClass type : classes) {
            for (Dependency use : type.getDirectDependenciesFromSelf()) {
                JavaClass used = use.getTargetClass().getBaseComponentType();
                arrows.add(new Arrow(type.getPackageName(), used.getPackageName(), use.getDescription()));
            }
        }
        return List.copyOf(arrows);
    }
}
