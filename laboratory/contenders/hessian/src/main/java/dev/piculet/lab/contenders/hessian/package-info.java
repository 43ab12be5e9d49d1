/** Hessian 2, Caucho's format of remote calls. */
package dev.piculet.lab.contenders.hessian;
